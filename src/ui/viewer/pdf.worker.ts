/** The half of pdf.js that reads the file. It is a file of our own, so that the page's policy lets it start. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
