/** Where a floating box stands beside its anchor. */
export interface Placement {
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'center' | 'end';
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Surroundings {
  readonly anchor: Box;
  /** Size of the floating box, CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly rightToLeft: boolean;
}

/** Between anchor and box, and between box and viewport, CSS pixels. */
const GAP = 8;

function leftOf(align: Placement['align'], { anchor, size, rightToLeft }: Surroundings): number {
  if (align === 'center') return (anchor.left + anchor.right - size.width) / 2;
  return (align === 'start') === rightToLeft ? anchor.right - size.width : anchor.left;
}

/**
 * Top left corner of a box beside its anchor, inside the viewport; the box goes to the other side when there is no
 * room on its own.
 */
export function place({ side, align }: Placement, surroundings: Surroundings): { top: number; left: number } {
  const { anchor, size, viewport } = surroundings;
  const above = anchor.top - GAP - size.height;
  const below = anchor.bottom + GAP;
  const fitsAbove = above >= GAP;
  const fitsBelow = below + size.height <= viewport.height - GAP;
  const top = side === 'above' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  const furthest = viewport.width - GAP - size.width;
  return { top, left: Math.max(GAP, Math.min(furthest, leftOf(align, surroundings))) };
}
