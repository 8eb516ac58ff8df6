/** The stand-ins' own look: close to the product's colours, and plainly not the real service. */
export const STYLE = `
:root{--paper:#FBF7F2;--surface:#FFF;--ink:#3A302B;--muted:#6B5D55;--accent:#C4480A;--accent-hover:#A63C07;--control:#9A8A7D;--line:#E7DCD0;--focus:#1B4DFF;--tint:#F6E9DD}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 "Noto Sans",system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--tint)}
.note{margin:0 auto;max-width:56rem;padding:.5rem 1.25rem;font-size:.875rem}
main{max-width:56rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.25rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 .5rem}
h2{font-size:1.375rem;line-height:1.3;margin:0 0 1rem}
p{margin:0 0 1rem;max-width:65ch}
.lead{color:var(--muted);font-size:1.125rem;margin-bottom:2rem}
.columns{display:grid;gap:2.5rem}
.people{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.people li{border-bottom:1px solid var(--line)}
.person{display:grid;grid-template-columns:3rem minmax(0,1fr) auto;overflow-wrap:anywhere;gap:1rem;align-items:center;width:100%;padding:.75rem .5rem;border:0;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer;border-radius:10px}
.person:hover{background:var(--tint)}
.person img{width:3rem;height:3rem;border-radius:50%;display:block}
.person strong{display:block}
.person small{display:block;color:var(--muted);font-size:.875rem;line-height:1.45}
.person .go{color:#B5420A;font-weight:500;white-space:nowrap}
label{display:block;font-weight:500;margin:0 0 .25rem}
input{width:100%;padding:.75rem;border:1px solid var(--control);border-radius:10px;background:var(--surface);color:inherit;font:inherit}
.field{margin:0 0 1rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.button{border:1px solid transparent;border-radius:999px;padding:.75rem 1.75rem;font:500 .875rem/1.4 inherit;font-family:inherit;letter-spacing:.04em;text-transform:uppercase;cursor:pointer}
.primary{background:var(--accent);color:#FFF}
.primary:hover{background:var(--accent-hover)}
.quiet{background:none;color:var(--ink);border-color:var(--control)}
.quiet:hover{background:var(--tint)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
a{color:#B5420A}
.services{list-style:none;margin:0;padding:0;display:grid;gap:1.5rem}
.services li{border-top:1px solid var(--line);padding-top:1.5rem}
@media (min-width:820px){.columns{grid-template-columns:3fr 2fr;gap:4rem}}
`;
