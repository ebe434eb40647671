export const RequestActions = () => null;
