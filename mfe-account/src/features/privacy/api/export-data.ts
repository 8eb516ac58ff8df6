import { useMutation } from '@tanstack/react-query';
import { exportMyData } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';

const FILE_NAME = 'vela-my-data.json';

function saveAs(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Fetches everything that is stored about the person and gives it to the browser as a file. */
export function useExportData() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.call(exportMyData, {}),
    onSuccess: (everything) => saveAs(FILE_NAME, everything),
  });
}
