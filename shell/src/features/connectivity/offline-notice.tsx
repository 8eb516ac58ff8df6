import styled from 'styled-components';
import { Container } from '@vela/design-system/layout';
import { color, fontSize, layer, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { useOnline } from './use-online.js';

const Strip = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  background: ${color.warningSoft};
  color: ${color.ink};
  font-size: ${fontSize.small};
`;

const Words = styled(Container)`
  padding-block: ${space(8)};
`;

/** Says that the device has no network, for as long as that is so. What waits is sent when it is back. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Strip role="status">
      {online ? null : (
        <Words>
          {t('You are offline. What you typed stays here, and what is waiting is sent when the connection is back.')}
        </Words>
      )}
    </Strip>
  );
}
