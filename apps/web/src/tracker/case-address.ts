/** Where a case is shown to whoever opens it with its number and a proof. */
export const casePath = '/track-application/case';
