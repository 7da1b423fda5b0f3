import { readFileSync } from 'node:fs';
import { readPdf } from '@/lib/cv/read-pdf';

/* Prints the texts of PDF files as JSON. */

const files = process.argv.slice(2);
const texts = await Promise.all(files.map((file) => readPdf(readFileSync(file))));
console.log(JSON.stringify(texts));
