import type { SanitizedConfig } from 'payload';

/**
 * Has every moment in a list said by the clock of the office: Payload says it by that of whoever looks, so that two
 * people at two places would talk of two times.
 */
export function officeMoments(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    for (const field of fields)
      if (field.type === 'date')
        field.admin = {
          ...field.admin,
          components: { Cell: '/components/moment-cell#MomentCell', ...field.admin?.components },
        };
  return config;
}
