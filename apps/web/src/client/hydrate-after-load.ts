import type { ClientDirective } from 'astro';

/**
 * `client:painted`: brings an island once the page has its style and its fonts. Its script is on the way while a person
 * reads, and keeps nothing that is seen waiting. For what the server has rendered whole.
 */
const painted: ClientDirective = (load) => {
  const come = async () => (await load())();
  if (document.readyState === 'complete') void come();
  else addEventListener('load', come);
};

export default painted;
