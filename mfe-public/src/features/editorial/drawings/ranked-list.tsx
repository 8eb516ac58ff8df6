import { color } from '@vela/design-system/theme';
import { Bar, Drawing, Mark, Ring } from './drawing.js';

const ROWS = [
  { y: 12, inset: 0, score: 0.92, bars: [1, 0.86] },
  { y: 104, inset: 20, score: 0.78, bars: [0.82, 0.7] },
  { y: 196, inset: 40, score: 0.61, bars: [0.58, 0.74] },
] as const;

/** People in the order of what they can do, none of them named. */
export const RankedList = () => (
  <Drawing>
    {ROWS.map(({ y, inset, score, bars: [first, second] }) => (
      <g key={y}>
        <rect x={inset} y={y} width={440 - 2 * inset} height={76} rx={16} fill={color.surface} />
        <Mark x={inset + 16} y={y + 14} size={48} />
        <Bar x={inset + 84} y={y + 29} length={190 - inset} share={first} />
        <Bar x={inset + 84} y={y + 49} length={130 - inset / 2} share={second} />
        <Ring x={440 - inset - 42} y={y + 38} radius={23} share={score} />
      </g>
    ))}
  </Drawing>
);
