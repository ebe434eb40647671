/** Under which this browser keeps the profile. */
export const profileName = 'majak-profile';
