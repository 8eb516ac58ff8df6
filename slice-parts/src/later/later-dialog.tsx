import { type ComponentType, lazy, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';

interface Closable {
  readonly onClose: () => void;
}

const notLoaded = (): string => t('This could not be loaded. Try again.');

/** A dialog whose code comes when it is opened first. */
export interface LaterDialog<Props extends Closable> {
  (props: Props): ReactElement | null;
  /** For what opens it: who points at that, or comes to it by keys, is about to. */
  readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/**
 * Keeps what a dialog alone needs, such as forms and their rules, out of the page that it belongs to. Where it cannot be loaded, that is said, it
 * counts as closed, and it is asked for anew by who opens it again.
 * @param load what brings it, as `async () => (await import('./move-dialog.js')).MoveDialog`
 */
export function laterDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>): LaterDialog<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  const ask = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function Later(props: Props) {
    const toasts = useToasts();
    const [Part, setPart] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      toasts.show({ message: notLoaded(), variant: 'error' });
      props.onClose();
    });

    useEffect(() => {
      if (Part !== null) return undefined;
      let isGone = false;
      ask().then(
        (component) => {
          if (!isGone) setPart(() => component);
        },
        () => {
          if (!isGone) giveUp();
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part]);

    return Part === null ? null : <Part {...props} />;
  }

  const ahead = (): void => {
    // Who then opens it is told.
    ask().catch(() => undefined);
  };
  return Object.assign(Later, { ahead: { onPointerEnter: ahead, onFocus: ahead } });
}

/**
 * Likewise for a part of a page that takes the place of what opened it: until it is there, the nearest `Suspense` stands in for it.
 * @param load what brings it
 */
export function laterPanel<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  /** Stands in for what did not come: says so, and has whoever opens it again ask anew. */
  function Lost({ onClose }: Props): null {
    const toasts = useToasts();
    const giveUp = useEffectEvent(() => {
      Part = asked();
      toasts.show({ message: notLoaded(), variant: 'error' });
      onClose();
    });
    useEffect(() => giveUp(), []);
    return null;
  }
  const asked = () => lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Lost) }));
  let Part = asked();

  return function LaterPanel(props: Props) {
    const [Opened] = useState(() => Part);
    return <Opened {...props} />;
  };
}
