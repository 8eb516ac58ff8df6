import address from 'vanilla-cookieconsent/dist/cookieconsent.css';

let loading: Promise<void> | null = null;

/** Loads the consent dialogs' own stylesheet, once. Without it they would show unstyled, so they wait for it. */
export function loadStylesheet(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      loading = null;
      link.remove();
      reject(new Error('The stylesheet of the consent dialogs could not be loaded.'));
    };
    document.head.append(link);
  });
  return loading;
}
