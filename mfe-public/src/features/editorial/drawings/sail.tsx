import { color } from '@vela/design-system/theme';
import { Drawing } from './drawing.js';

/** The sail, under way. */
export const Sail = () => (
  <Drawing>
    <circle cx={352} cy={76} r={38} fill={color.tint} />
    <path d="M222 12v204H76C142 166 192 100 222 12Z" fill={color.second} />
    <path d="M222 96v120h-86c38-28 66-66 86-120Z" fill={color.secondHover} opacity={0.35} />
    <path d="M238 54c10 66 42 122 94 162h-94Z" fill={color.bright} />
    <path d="M40 232h360" stroke={color.ink} strokeWidth={6} strokeLinecap="round" />
    <path d="M96 252h64M190 252h120M148 270h84M262 270h40" stroke={color.line} strokeWidth={5} strokeLinecap="round" />
  </Drawing>
);
