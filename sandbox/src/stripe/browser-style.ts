/** Looks of the stand-in's card form; colours follow the page around it. */
export const BROWSER_STYLE = `
.stand-in-card{display:grid;grid-template-columns:1fr 1fr;gap:1rem;border:0;margin:0;padding:0;min-inline-size:0}
.stand-in-card label{display:grid;gap:.25rem;font-weight:500;font-size:.875rem;min-inline-size:0}
.stand-in-card label:first-of-type{grid-column:1/-1}
.stand-in-card input{inline-size:100%;box-sizing:border-box;padding:.75rem;border:1px solid #8A7A6E;border-radius:10px;background:#FFF;color:#3A302B;font:inherit;font-size:1rem;font-weight:400;font-variant-numeric:tabular-nums}
.stand-in-card input:focus-visible{outline:2px solid #1B4DFF;outline-offset:2px}
.stand-in-card input[aria-invalid=true]{border-color:#B3261E}
.stand-in-card p{grid-column:1/-1;margin:0;font-size:.875rem;color:#6B5D55}
`;
