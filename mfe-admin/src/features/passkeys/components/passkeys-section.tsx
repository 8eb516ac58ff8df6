import { useState } from 'react';
import type { Passkey } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { Table, type TableColumn } from '@vela/design-system/table';
import { Text } from '@vela/design-system/typography';
import { inContext, t } from '@vela/language';
import { usePasskeyCalls, usePasskeys } from '../../../api/passkeys.js';
import { Answered } from '../../../components/answered.js';
import { ChangeMenu } from '../../../components/change-menu.js';
import { RegisterPasskey } from '../../../components/register-passkey.js';
import { useUnderQuestion } from '../../../components/under-question.js';
import { PASSKEYS, passkeyText } from '../../../texts/passkeys.js';

function PasskeyMenu({ passkey: { id, name } }: { readonly passkey: Passkey }) {
  const { rename, remove } = usePasskeyCalls();
  return (
    <ChangeMenu
      of={name}
      changes={[
        {
          label: PASSKEYS.rename,
          title: t('Rename {name}', { name }),
          fields: [{ name: 'name', label: PASSKEYS.name, initial: name }],
          confirm: PASSKEYS.rename,
          done: PASSKEYS.renamed,
          change: (_, values) => rename(id, values['name'] ?? ''),
        },
        {
          label: PASSKEYS.remove,
          title: t('Remove {name}?', { name }),
          fields: [],
          confirm: PASSKEYS.remove,
          done: PASSKEYS.removed,
          change: () => remove(id),
        },
      ]}
    />
  );
}

const columns = (): readonly TableColumn<Passkey>[] => [
  { key: 'name', title: t('Name'), cell: ({ name }) => name },
  { key: 'use', title: inContext('administration', 'Use'), cell: passkeyText },
  { key: 'change', title: t('Change'), actions: true, cell: (passkey) => <PasskeyMenu passkey={passkey} /> },
];

function AddPasskey({ withSandbox }: { readonly withSandbox: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const isUnderQuestion = useUnderQuestion();
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {PASSKEYS.add}
      </Button>
      {isOpen && (
        <Dialog
          open={!isUnderQuestion}
          keepsContent
          onClose={close}
          title={PASSKEYS.add}
          actions={
            <Button variant="quiet" onClick={close}>
              {t('Cancel')}
            </Button>
          }
        >
          <RegisterPasskey withSandbox={withSandbox} onDone={close} />
        </Dialog>
      )}
    </div>
  );
}

/** The administrator's own passkeys. */
export function PasskeysSection() {
  const answer = usePasskeys();
  return (
    <Answered answer={answer}>
      {({ passkeys, sandboxKey }) => (
        <Stack gap={16}>
          <Table
            caption={t('Passkeys: {count, number}', { count: passkeys.length })}
            rows={passkeys}
            columns={columns()}
            rowKey={({ id }) => id}
            narrow="stack"
          />
          {passkeys.length === 1 && (
            <Text tone="muted" measure>
              {PASSKEYS.only}
            </Text>
          )}
          <AddPasskey withSandbox={sandboxKey} />
        </Stack>
      )}
    </Answered>
  );
}
