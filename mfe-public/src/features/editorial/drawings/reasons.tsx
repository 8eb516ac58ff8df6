import { MATCH_COMPONENTS } from '@vela/contracts/matching';
import { color } from '@vela/design-system/theme';
import { WEIGHTS } from '@vela/matching';
import { Bar, Drawing, Ring } from './drawing.js';

const SHARES = [0.75, 1, 1, 0.6, 1, 0.8, 0.7];
const HEAVIEST = Math.max(...Object.values(WEIGHTS));

/** Seven reasons, each as long as it weighs, that make one score. */
export const Reasons = () => (
  <Drawing>
    {MATCH_COMPONENTS.map((key, place) => (
      <Bar
        key={key}
        x={12}
        y={26 + place * 38}
        length={48 + (WEIGHTS[key] / HEAVIEST) * 132}
        share={SHARES[place] ?? 1}
      />
    ))}
    <path
      d="M216 140h44m-12-10 12 10-12 10"
      fill="none"
      stroke={color.control}
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx={352} cy={140} r={84} fill={color.surface} />
    <Ring x={352} y={140} radius={58} share={0.8} width={16} />
  </Drawing>
);
