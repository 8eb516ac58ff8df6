// What every bench says at its end: what was measured, against which goal.

/** @param {readonly number[]} values @returns {number} */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Rows of figures, told as a table. */
export class Figures {
  /** @type {string[][]} */
  #rows = [];

  /** @param {string} what @param {string} measured @param {string} goal @param {boolean} met */
  add(what, measured, goal, met) {
    this.#rows.push([what, measured, goal, met ? 'met' : 'MISSED']);
  }

  /** @param {string} what @param {string} measured without a goal */
  note(what, measured) {
    this.#rows.push([what, measured, '', '']);
  }

  /** @returns {string} the rows as a table of Markdown */
  table() {
    const rows = [['What', 'Measured', 'Goal', ''], ['---', '---', '---', '---'], ...this.#rows];
    return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  /** How many goals were missed so far. */
  get missed() {
    return this.#rows.filter(([, , , met]) => met === 'MISSED').length;
  }

  /** @param {string} how the figures came about */
  print(how) {
    const rows = [['WHAT', `MEASURED (${how})`, 'GOAL', ''], ...this.#rows];
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    console.log(
      `\n${rows
        .map((row) =>
          row
            .map((cell, column) => cell.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
        )
        .join('\n')}`,
    );
  }
}
