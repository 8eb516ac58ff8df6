// What a document's parts are called, so that one may cite them: `docs/score.md, "Seven fits"`, `sizes.md#on-paper`.

/** A heading, a row's first cell, or what a paragraph or row begins with in bold. */
const TITLE = /^(?:#+ +(?<heading>.+)|\| *(?<cell>[^|]+?) *\|.*|(?:\| *)?\*\*(?<bold>[^*]+)\*\*.*)$/;
const plain = (/** @type {string} */ text) => text.replaceAll(/[`*“”"]/g, '').trim();

/** @param {string} content of a document @returns {string[]} */
function titlesIn(content) {
  return content.split('\n').flatMap((line) => {
    const { heading, cell, bold } = TITLE.exec(line)?.groups ?? {};
    return [heading, cell, bold].flatMap((title) => (title === undefined ? [] : [plain(title)]));
  });
}

/**
 * @param {string} content of a document
 * @param {string} cited what stands behind the document's name, in quotes; a title may go on where the citation ends
 */
export function hasTitle(content, cited) {
  return titlesIn(content).some((title) => title.startsWith(plain(cited)));
}

/**
 * @param {string} content of a document
 * @param {string} anchor as a link names it, without the `#`
 */
export function hasAnchor(content, anchor) {
  return content.split('\n').some((line) => {
    const heading = /^#+ +(.+)$/.exec(line)?.[1];
    return heading !== undefined && anchorOf(heading) === anchor;
  });
}

/** @param {string} heading @returns {string} as GitHub writes the anchor of a heading */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
