/** Waits for the first touch of a tool block; the calculator itself is fetched only then. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-quick]'))
  form.addEventListener('focusin', async () => (await import('./quick-follow.ts')).follow(form), {
    once: true,
  });
