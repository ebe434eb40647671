/** The studio's frame says when a draft was saved: then this page is read again. Only our parent is believed, and only to reload. */
addEventListener('message', ({ data, source }) => {
  if (source === parent && data?.type === 'payload-document-event') location.reload();
});
if (parent !== window) parent.postMessage({ type: 'payload-live-preview', ready: true }, '*');
