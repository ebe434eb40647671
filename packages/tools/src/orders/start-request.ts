/** What somebody asks for who wants a service before the days to withdraw are over. Its words are kept with the order. */
export const startRequest = {
  work: 'I ask you to begin before the days are over in which I can withdraw. I know that if I withdraw then, I pay for the part that’s done by then, and that once all of it is done I can’t withdraw any more.',
  consultation:
    'I ask for the consultation at the time I choose, also within the days in which I can withdraw from the contract. I know that once it has been given in full I can’t withdraw any more, and that I pay for a part that was given.',
} as const;
