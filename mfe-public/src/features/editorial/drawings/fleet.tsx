import { color } from '@vela/design-system/theme';
import { Drawing } from './drawing.js';

const BOATS = [
  { x: 84, height: 84 },
  { x: 232, height: 150 },
  { x: 372, height: 100 },
] as const;
const GROUND = 224;

/** One boat that brings others. */
export const Fleet = () => (
  <Drawing>
    {BOATS.map(({ x, height }) => (
      <g key={x}>
        <path
          d={`M${x} ${GROUND - height}V${GROUND}h${-height * 0.66}Q${x - height * 0.2} ${GROUND - height * 0.38} ${x} ${GROUND - height}Z`}
          fill={color.second}
        />
        <path
          d={`M${x + 7} ${GROUND - height * 0.78}Q${x + height * 0.16} ${GROUND - height * 0.3} ${x + height * 0.46} ${GROUND}H${x + 7}Z`}
          fill={color.bright}
        />
      </g>
    ))}
    <path d="M16 240h408" stroke={color.ink} strokeWidth={5} strokeLinecap="round" />
    <path d="M64 260h72M172 260h132M338 260h52" stroke={color.line} strokeWidth={5} strokeLinecap="round" />
  </Drawing>
);
