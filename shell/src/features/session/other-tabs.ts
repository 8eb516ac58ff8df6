const CHANNEL = 'vela.session';
const SIGNED_OUT = 'signed-out';
const SIGNED_IN = 'signed-in';
type News = typeof SIGNED_OUT | typeof SIGNED_IN;

/** What the tabs of one browser tell each other about their common session. */
export interface OtherTabs {
  /** @param news what happened in this tab */
  tell(news: News): void;
  /** @param listener hears what happened in another tab @returns stops listening */
  listen(listener: (news: News) => void): () => void;
}

const isNews = (value: unknown): value is News => value === SIGNED_OUT || value === SIGNED_IN;

/** Where this page listens: telling by the same channel keeps the page from hearing itself. */
let ear: BroadcastChannel | null = null;

/** Tabs of this browser, reached by a broadcast; a tab does not hear itself. */
export const otherTabs: OtherTabs = {
  tell: (news) => {
    if (ear !== null) return ear.postMessage(news);
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(news);
    return channel.close();
  },
  listen: (listener) => {
    let channel: BroadcastChannel | null = null;
    // A browser takes its time to open one: not while the page has just been drawn.
    const timer = setTimeout(() => {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) listener(data);
      };
      ear = channel;
    });
    return () => {
      clearTimeout(timer);
      channel?.close();
      if (ear === channel) ear = null;
    };
  },
};
