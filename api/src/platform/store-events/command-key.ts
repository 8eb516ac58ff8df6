/** @returns what an event of the driver has in common with the others of the same command */
export const commandKey = ({
  requestId,
  connectionId = '',
}: {
  readonly requestId: number;
  readonly connectionId?: string | number | undefined;
}): string => `${connectionId} ${requestId}`;
