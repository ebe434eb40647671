import { useConfig } from '@payloadcms/ui';

/** By which clock the studio says when something was: that of the place where the agency is, whoever looks from where. */
export function useOfficeZone(): { timeZone: string; place: string } {
  const { config } = useConfig();
  const timeZone = config.admin.timezones.defaultTimezone ?? 'UTC';
  return { timeZone, place: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ') };
}
