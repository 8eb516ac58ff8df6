import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const itemsOf = (menu: HTMLElement | null): readonly HTMLElement[] =>
  menu ? [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')] : [];

/** @returns the place a key leads to, or null when it leads nowhere */
function targetOf(key: string, items: readonly HTMLElement[], place: number): number | null {
  const count = items.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = items.map((_, index) => (place + 1 + index) % count);
  return order.find((index) => items[index]?.textContent.trim().toLowerCase().startsWith(key.toLowerCase())) ?? null;
}

/**
 * A menu button as the ARIA authoring practices describe it: arrows, Home, End and first letters move, Escape closes
 * and gives focus back, Tab and a press outside close.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const entry = useRef<'first' | 'last'>('first');

  useEffect(() => {
    if (!open) return undefined;
    itemsOf(menu.current)
      .at(entry.current === 'first' ? 0 : -1)
      ?.focus();
    const closeOutside = (event: PointerEvent) => {
      const target = event.target;
      if (target instanceof Node && !menu.current?.contains(target) && !trigger.current?.contains(target))
        setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const openAt = (place: 'first' | 'last') => {
    entry.current = place;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Tab') return setOpen(false);
    const items = itemsOf(menu.current);
    const target = targetOf(
      event.key,
      items,
      items.findIndex((item) => item === document.activeElement),
    );
    if (target === null) return undefined;
    event.preventDefault();
    return items[target]?.focus();
  };
  const toggle = () => (open ? setOpen(false) : openAt('first'));
  return { open, trigger, menu, toggle, close, onTriggerKeyDown, onMenuKeyDown };
}
