import type { CookieConsentConfig } from 'vanilla-cookieconsent';

type About = { category: string; vendor: string; host: string };

/** What is asked, in our words: one thing, which is off until it is switched on. */
export const settingsOf = ({ category, vendor, host }: About) =>
  ({
    autoShow: false,
    manageScriptTags: false,
    autoClearCookies: false,
    // A program that asks gets the same page as a person.
    hideFromBots: false,
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    categories: { [category]: { enabled: false } },
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {},
          preferencesModal: {
            title: 'Cookie settings',
            acceptAllBtn: 'Accept',
            acceptNecessaryBtn: 'Reject',
            savePreferencesBtn: 'Save',
            closeIconLabel: 'Close',
            sections: [
              {
                description:
                  'One thing on this site comes from somebody else, and only if you want it. Your answer is kept in this browser for six months. We don’t ask about what the site needs to work.',
              },
              {
                title: `Reviews from ${vendor}`,
                description: `Loads content from ${host} on the reviews page. ${vendor} gets your IP address and may keep its own data.`,
                linkedCategory: category,
              },
            ],
          },
        },
      },
    },
  }) satisfies CookieConsentConfig;
