/** Brings each held script (deferred-script.astro) with the first focus in what it is for. */
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-script]'))
  for (const part of document.querySelectorAll(dataset.for ?? '')) {
    const bring = () => void import(/* @vite-ignore */ dataset.script ?? '');
    part.addEventListener('focusin', bring, { once: true });
    // Somebody was faster than this.
    if (part.contains(document.activeElement)) bring();
  }
