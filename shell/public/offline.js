// Answers for the network where a page is asked for and there is none. It stores nothing: whatever the network gives is
// what the reader gets, so that no version of anything is ever older than what is in service.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// The page that prepares this file says in which words, by its address.
const texts = new URLSearchParams(worker.location.search);
/** @param {string} name @param {string} otherwise */
const text = (name, otherwise) =>
  (texts.get(name) ?? otherwise).replace(/[&<>"]/g, (/** @type {string} */ sign) => `&#${sign.charCodeAt(0)};`);
const TITLE = text('title', 'You are offline');
const PAGE = `<!doctype html>
<html lang="${text('language', 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${TITLE} · Vela</title>
<style>
:root{color-scheme:light dark;background:light-dark(#FBF7F2,#1B1613);color:light-dark(#3A302B,#F4ECE4);font:1.125rem/1.6 "Noto Sans",system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:20vh 1.5rem 4rem}
h1{font-size:2.25rem;line-height:1.12;margin:1.5rem 0 1rem}
p{margin:0 0 1.5rem}
a{display:inline-block;padding:.75rem 1.75rem;border-radius:999px;background:#C4480A;color:#FFFFFF;font-weight:700;font-size:.9rem;letter-spacing:.04em;text-transform:uppercase;text-decoration:none}
a:focus-visible{outline:2px solid light-dark(#1B4DFF,#9DB2FF);outline-offset:2px}
.m{fill:light-dark(#6A2E4F,#E2A9C8)}.b{fill:light-dark(#E8641B,#FF8A3D)}.w{stroke:light-dark(#3A302B,#F4ECE4)}
</style>
</head>
<body>
<main>
<svg viewBox="0 0 26 26" width="52" height="52" aria-hidden="true"><path class="m" d="M12 2v18H2C6.5 15.500 10 9.500 12 2Z"/><path class="b" d="M14.500 6c1 5 4 10 9 14h-9Z"/><path class="w" d="M2 22.500h22" stroke-width="2" stroke-linecap="round"/></svg>
<h1>${TITLE}</h1>
<p>${text('lead', 'This page needs a connection. What you typed on this device is still here.')}</p>
<a href="">${text('again', 'Try again')}</a>
</main>
</body>
</html>`;

// Another one, in another language or of another version, waits until no page of this one is open, and takes over none: a page
// that is on its way while its worker is replaced never arrives.
worker.addEventListener('activate', (event) =>
  // The page is asked for while this file still starts: nobody waits for it.
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
);

/** @param {FetchEvent} event */
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  }
}

worker.addEventListener('fetch', (event) => {
  // What was sent by a form must not be sent twice, and is no page to come back to.
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});
