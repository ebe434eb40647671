/** The seconds to wait that a failure names, whether it was answered to a script or to a plain post. */
export const secondsToWait = (failure: unknown): number | undefined => {
  const { retryAfterS } = Object(failure);
  return typeof retryAfterS === 'number' ? retryAfterS : undefined;
};
