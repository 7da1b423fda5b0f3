import { readPdf } from '@/scripts/cv/read-pdf';

/* A process that reads the texts of PDF files. */

process.on('message', (pdfs: Uint8Array[]) => {
  void Promise.all(pdfs.map(readPdf)).then((texts) => process.send?.(texts));
});
