import { createContext } from 'react';

/** What the heading above the fields says: a group of that name needs none of its own. */
export const HeadedBy = createContext('');
