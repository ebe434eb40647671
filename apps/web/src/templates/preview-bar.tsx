/** Says that this is a draft, so that nobody takes it for the page that visitors see. */
export const PreviewBar = () => (
  <p
    role="status"
    className="tone-fog fixed inset-x-0 bottom-0 z-40 border-t border-line px-4 py-2 text-center text-small"
  >
    Draft preview. Visitors don’t see this yet.
  </p>
);
