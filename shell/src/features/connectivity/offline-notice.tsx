import styled from 'styled-components';
import { Container } from '@vela/design-system/layout';
import { color, fontSize, layer, space } from '@vela/design-system/theme';
import { OFFLINE_STRIP, offlineText } from './offline-text.js';
import { useOnline } from './use-online.js';

const Strip = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  background: ${color.warningSoft};
  color: ${color.ink};
  font-size: ${fontSize.small};
  /* Bare words are there before the page's code is. */
  &:not(:empty, :has(*)) {
    padding: ${space(8)} ${space(16)};
    text-align: center;
  }
`;

const Words = styled(Container)`
  padding-block: ${space(8)};
`;

/** Says that the device has no network, for as long as that is so. What waits is sent when it is back. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Strip role="status" {...{ [OFFLINE_STRIP]: '' }}>
      {online ? null : <Words>{offlineText()}</Words>}
    </Strip>
  );
}
