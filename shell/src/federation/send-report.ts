/** @returns what sends a report to an address of the site; it goes out even when the page is left */
export const reportsTo =
  (address: string) =>
  (report: object): void =>
    void fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined);
