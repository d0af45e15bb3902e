/** Offers a text to the player as a file download. */
export function download(fileName: string, content: string, type = "application/json"): void {
  downloadBlob(fileName, new Blob([content], { type }));
}

/** Offers data to the player as a file download. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
