import{createMultibyteDecoder,createMultibyteEncoder}from"./chunk-3BOY6IQN.js";import"./chunk-HBKLNQ5Y.js";import"./chunk-H2ISABXJ.js";export{createMultibyteDecoder,createMultibyteEncoder};
