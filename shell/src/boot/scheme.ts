import { onOtherTab, readScheme, showScheme } from '../features/appearance/shown-scheme.js';

/** Shows the chosen scheme, also where it is chosen in another tab, and which one it is. */
export function keepScheme(signal: AbortSignal): void {
  const tick = (): void => {
    const scheme = readScheme();
    showScheme(scheme);
    const choice = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${scheme ?? 'system'}"]`);
    if (choice !== null) choice.checked = true;
  };
  tick();
  addEventListener('storage', (event) => (onOtherTab(event) ? tick() : undefined), { signal });
}
