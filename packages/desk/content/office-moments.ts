import type { SanitizedConfig } from 'payload';

/**
 * Has every moment in lists and above documents said by the clock of the office: Payload says it by that of whoever
 * looks, so that two people at two places would talk of two times.
 */
export function officeMoments(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, admin } of config.collections) {
    for (const field of fields)
      if (field.type === 'date')
        field.admin = {
          ...field.admin,
          components: {
            Cell: '/components/moment-cell#MomentCell',
            // What is typed stands in a control of Payload's own.
            ...(field.admin?.readOnly ? { Field: '/components/moment-field#MomentField' } : {}),
            ...field.admin?.components,
          },
        };
    const edit = admin.components?.edit;
    admin.components = {
      ...admin.components,
      edit: {
        ...edit,
        beforeDocumentControls: [
          '/components/document-moments#DocumentMoments',
          ...(edit?.beforeDocumentControls ?? []),
        ],
      },
    };
  }
  return config;
}
