/** The half of pdf.js that reads the file. A file of ours, so that the page's policy lets it start. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
