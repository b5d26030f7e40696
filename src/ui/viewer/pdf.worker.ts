/** The half of pdf.js that reads the file. It is one of our own files, so that the page's policy lets it start. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
