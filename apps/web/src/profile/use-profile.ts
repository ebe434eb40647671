import { useSyncExternalStore } from 'react';
import { currentState, type ProfileState, servedState, subscribe } from './profile-store.ts';

/** The profile of this browser, as it is now. */
export const useProfile = (): ProfileState => useSyncExternalStore(subscribe, currentState, servedState);
