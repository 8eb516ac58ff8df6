import { color } from '@vela/design-system/theme';
import { Drawing, Ring } from './drawing.js';

/** A request as talent reads it: role, pay and reasons, and two answers that weigh the same. */
export const Letter = () => (
  <Drawing>
    <path d="M352 30v196H214C276 178 322 112 352 30Z" fill={color.secondSoft} />
    <path d="M366 72c10 62 38 114 72 154h-72Z" fill={color.tint} />
    <rect x={40} y={20} width={280} height={214} rx={16} fill={color.surface} />
    <path d="M68 62h108" stroke={color.ink} strokeWidth={8} strokeLinecap="round" />
    <path d="M68 86h72" stroke={color.line} strokeWidth={6} strokeLinecap="round" />
    <Ring x={278} y={72} radius={22} share={0.86} />
    <g fill={color.second}>
      <circle cx={72} cy={124} r={4} />
      <circle cx={72} cy={144} r={4} />
    </g>
    <circle cx={72} cy={164} r={4} fill={color.bright} />
    <path d="M88 124h150M88 144h116M88 164h136" stroke={color.line} strokeWidth={6} strokeLinecap="round" />
    <g fill="none" strokeWidth={2} stroke={color.ink}>
      <rect x={68} y={188} width={104} height={30} rx={15} />
      <rect x={186} y={188} width={104} height={30} rx={15} />
      <path d="m112 203 6 6 11-12M232 197l12 12m0-12-12 12" strokeLinecap="round" strokeLinejoin="round" />
    </g>
    <path d="M8 258h424" stroke={color.ink} strokeWidth={4} strokeLinecap="round" />
  </Drawing>
);
